import { assetCaching, assets, documentCaching, type Headers } from "./headers.ts";

const everywhere = (headers: Headers): Headers => ({ ...headers, ...documentCaching });

/** A value in the quotes of nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("\n");

/**
 * Netlify and Cloudflare Pages read `_headers` beside the documents. Both join the values of all rules that match a path,
 * so no rule here sets Cache-Control for documents: the hosts' own default is "no-cache".
 */
function underscoreHeaders(headers: Headers) {
  const rule = (path: string, its: Headers) =>
    `${path}*\n${lines(its, (name, value) => `  ${name}: ${value}`)}\n`;
  return { name: "_headers", text: `${rule("/", headers)}\n${rule(assets, assetCaching)}` };
}

function vercel(headers: Headers) {
  const rule = (path: string, its: Headers) => ({
    source: `${path}(.*)`,
    headers: Object.entries(its).map(([key, value]) => ({ key, value })),
  });
  const rules = [rule("/", everywhere(headers)), rule(assets, assetCaching)];
  return {
    name: "vercel.json",
    text: `${JSON.stringify({ trailingSlash: true, headers: rules }, null, 2)}\n`,
  };
}

/** A site for nginx. Each location repeats all headers, because nginx drops outer ones where a location has its own. */
function nginx(headers: Headers) {
  const added = (given: Headers) =>
    lines(given, (name, value) => `        add_header ${name} ${quoted(value)} always;`);
  return {
    name: "nginx.conf",
    text: `# Into http { } of nginx. Put your name, your folder and your certificate here.
server {
    listen 80;
    server_name _;
    root /srv/site;
    error_page 404 /404.html;
    server_tokens off;
    types_hash_max_size 4096;

    location / {
        try_files $uri $uri/index.html =404;
${added(everywhere(headers))}
    }
    location ${assets} {
${added({ ...headers, ...assetCaching })}
    }
}
`,
  };
}

function caddy(headers: Headers) {
  const set = (given: Headers) => lines(given, (name, value) => `\t\t${name} ${quoted(value)}`);
  return {
    name: "Caddyfile",
    text: `# Put your name here: Caddy then fetches its certificate by itself.
:80 {
\troot * /srv/site
\tencode gzip
\theader {
${set(everywhere(headers))}
\t\t-Server
\t}
\theader ${assets}* {
${set(assetCaching)}
\t}
\ttry_files {path} {path}/index.html
\tfile_server
\thandle_errors {
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`,
  };
}

/** The same headers for each host that going-live.md describes. */
export function hostFiles(headers: Headers) {
  return [underscoreHeaders(headers), vercel(headers), nginx(headers), caddy(headers)];
}
