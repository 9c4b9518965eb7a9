import { caching, documentCaching, type Headers } from "./headers.ts";

/** A file that a host reads its headers from. */
export interface HostFile {
  name: string;
  text: string;
}

const everywhere = (headers: Headers): Headers => ({ ...headers, ...documentCaching });

/** A value in the quotes of nginx and Caddy. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * Netlify and Cloudflare Pages read `_headers` beside the documents. Both add a closer rule's values to those of a
 * wider one, so the documents keep the hosts' own "always ask again".
 */
function underscoreHeaders(headers: Headers): HostFile {
  const block = (path: string, lines: readonly string[]) =>
    [path, ...lines.map((line) => `  ${line}`)].join("\n");
  const lines = (given: Headers) => Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  const rules = caching.map((rule) => block(rule.path, lines(rule.headers)));
  return { name: "_headers", text: `${[block("/*", lines(headers)), ...rules].join("\n\n")}\n` };
}

function vercel(headers: Headers): HostFile {
  const list = (given: Headers) => Object.entries(given).map(([key, value]) => ({ key, value }));
  const rules = [
    { source: "/(.*)", headers: list(everywhere(headers)) },
    ...caching.map((rule) => ({ source: rule.path.replace("*", "(.*)"), headers: list(rule.headers) })),
  ];
  return {
    name: "vercel.json",
    text: `${JSON.stringify({ trailingSlash: true, headers: rules }, null, 2)}\n`,
  };
}

/** A site for nginx. Headers are repeated in each place: one of its own would drop those around it. */
function nginx(headers: Headers): HostFile {
  const lines = (given: Headers, indent: string) =>
    Object.entries(given)
      .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
      .join("\n");
  const places = caching.map(
    (rule) =>
      `    location ${rule.path.replace("*", "")} {\n${lines({ ...headers, ...rule.headers }, "        ")}\n    }`,
  );
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
${lines(everywhere(headers), "        ")}
    }
${places.join("\n")}
}
`,
  };
}

function caddy(headers: Headers): HostFile {
  const lines = (given: Headers) =>
    Object.entries(given)
      .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
      .join("\n");
  const places = caching.map((rule) => `\theader ${rule.path} {\n${lines(rule.headers)}\n\t}`);
  return {
    name: "Caddyfile",
    text: `# Put your name here: Caddy then fetches its certificate by itself.
:80 {
\troot * /srv/site
\tencode gzip
\theader {
${lines(everywhere(headers))}
\t\t-Server
\t}
${places.join("\n")}
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
export function hostFiles(headers: Headers): HostFile[] {
  return [underscoreHeaders(headers), vercel(headers), nginx(headers), caddy(headers)];
}
