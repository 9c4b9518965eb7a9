import { promiseLedger } from "../support/promise-ledger.ts";
import { proofSources, siteSources } from "../support/promise-sources.ts";

const fileOf = (path: string) => path.replace("../../", "");
const ledger = promiseLedger(siteSources, proofSources);

/** The ledger of promises: what each means, its sentences, and its proofs or the duty behind it. */
export function Promises() {
  return ledger.map(({ id, promise, said, proofs }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{promise.means}</h2>
      <p>
        <code>{id}</code>
        {promise.duty ? ` – a duty: ${promise.duty}` : ""}
      </p>
      <ul>
        {said.map(({ file, text }) => (
          <li key={`${file} ${text}`}>
            {text} (<code>{fileOf(file)}</code>)
          </li>
        ))}
      </ul>
      {proofs.length > 0 ? <p>Proved by {proofs.map(fileOf).join(", ")}</p> : null}
    </section>
  ));
}
