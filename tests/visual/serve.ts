// Serves the built book to the visual run. What carries its hash in its name never changes: the browser keeps it.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import process from "node:process";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

const [folder = "storybook-static", port = "6107"] = process.argv.slice(2);

createServer((request, response) => {
  const { url = "/" } = request;
  const path = normalize(decodeURIComponent(new URL(url, "http://book").pathname));
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const kept = /-[\w-]{8}\.\w+$/.test(file) || path.startsWith("/sb-");
  response.writeHead(200, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "cache-control": kept ? "max-age=31536000, immutable" : "no-cache",
  });
  createReadStream(file).pipe(response);
}).listen(Number(port), "127.0.0.1");
