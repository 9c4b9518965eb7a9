import { fingerprint, type Pixels, type Place, placesIn, rowsOf } from "./places.ts";

/** A place that is the same in all these files. */
interface Group {
  title: string;
  files: Set<string>;
  sides: HTMLElement[];
  verdict?: "accepted" | "refused";
}

const groups = new Map<string, Group>();
const written = new Set<string>();
const address = (file: string, side: string) => `api/file?file=${encodeURIComponent(file)}&side=${side}`;

function add(key: string, file: string, title: string, sides: () => HTMLElement[]): void {
  const group = groups.get(key) ?? { title, files: new Set(), sides: sides() };
  group.files.add(file);
  groups.set(key, group);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "", ...inside: Element[]) {
  const made = document.createElement(name);
  made.append(text, ...inside);
  return made;
}

type Picture = Pixels & { image: ImageBitmap };

async function pictureAt(file: string, side: string): Promise<Picture> {
  const image = await createImageBitmap(await (await fetch(address(file, side))).blob());
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen?.drawImage(image, 0, 0);
  const data = new Uint32Array(pen?.getImageData(0, 0, width, height).data.buffer ?? []);
  return { image, width, height, data };
}

/** These rows of a picture, and a few around them. */
function part({ image, width }: Picture, [from, to]: readonly [number, number]): HTMLElement {
  const canvas = Object.assign(element("canvas"), { width, height: to - from + 32 });
  canvas.getContext("2d")?.drawImage(image, 0, 16 - from);
  return canvas;
}

const linesAt = async (file: string, side: string) =>
  (await (await fetch(address(file, side))).text()).split("\n");

const titleOf = ({ old, now }: Place, unit: string) =>
  `${old[1] - old[0]} ${unit} are now ${now[1] - now[0]}`;

async function compare(file: string, isNew: boolean): Promise<void> {
  if (file.endsWith(".png")) {
    const now = await pictureAt(file, "now");
    if (isNew) return add(file, file, "New picture", () => [part(now, [0, now.height])]);
    const old = await pictureAt(file, "old");
    for (const place of placesIn(rowsOf(old), rowsOf(now))) {
      const sides = () => [part(old, place.old), part(now, place.now)];
      add(fingerprint(old, now, place), file, titleOf(place, "rows"), sides);
    }
    return;
  }
  const now = await linesAt(file, "now");
  const old = isNew ? [] : await linesAt(file, "old");
  for (const place of placesIn(old, now, 1)) {
    const sides = [old.slice(...place.old).join("\n"), now.slice(...place.now).join("\n")];
    add(sides.join("\n→\n"), file, titleOf(place, "lines"), () => sides.map((text) => element("pre", text)));
  }
}

/** The files in which every place is accepted. */
function accepted(): string[] {
  const all = [...groups.values()];
  const files = new Set(all.flatMap((group) => [...group.files]));
  return [...files].filter((file) =>
    all.every((group) => !group.files.has(file) || group.verdict === "accepted"),
  );
}

function tell(): void {
  const open = [...groups.values()].filter(({ verdict }) => !verdict).length;
  const left = accepted().filter((file) => !written.has(file)).length;
  const said = `${open} of ${groups.size} places without a verdict. ${left} files to write, ${written.size} written.`;
  document.querySelector("[role=status]")?.replaceChildren(said);
}

function show(group: Group): { article: HTMLElement; accept: HTMLButtonElement } {
  const [accept, refuse] = [element("button", "Accept"), element("button", "Refuse")];
  const files = [...group.files].map((file) => {
    const links = ["old", "now"].map((side) =>
      Object.assign(element("a", ` ${side}`), { href: address(file, side) }),
    );
    return element("li", file, ...links);
  });
  const heading = element(
    "h2",
    `${group.title}, in ${files.length} ${files.length === 1 ? "file" : "files"}`,
  );
  const buttons = element("p", "", accept, refuse);
  const article = element("article", "", heading, ...group.sides, buttons, element("ul", "", ...files));
  const judge = (verdict: "accepted" | "refused") => () => {
    group.verdict = verdict;
    article.dataset["verdict"] = verdict;
    accept.ariaPressed = String(verdict === "accepted");
    refuse.ariaPressed = String(verdict === "refused");
    tell();
  };
  accept.addEventListener("click", judge("accepted"));
  refuse.addEventListener("click", judge("refused"));
  return { article, accept };
}

async function write(): Promise<void> {
  const files = accepted();
  const headers = { "content-type": "application/json" };
  const { ok } = await fetch("api/approve", { method: "POST", headers, body: JSON.stringify(files) });
  if (ok) for (const file of files) written.add(file);
  tell();
}

const list: { file: string; isNew: boolean }[] = await (await fetch("api/list")).json();
for (const { file, isNew } of list) await compare(file, isNew);
const shown = [...groups.values()].toSorted((a, b) => b.files.size - a.files.size).map(show);
document.querySelector("#groups")?.append(...shown.map(({ article }) => article));
document.querySelector("#all")?.addEventListener("click", () => {
  for (const { accept } of shown) accept.click();
});
document.querySelector("#write")?.addEventListener("click", () => void write());
tell();
