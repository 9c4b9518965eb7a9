import { useCopy } from "#shared/copy.ts";
import styles from "./CrmSystems.module.css";
import { crmSystems } from "./claims.figures.ts";
import { solutionsCopy } from "./solutions.copy.ts";

/** The systems that the CRM integration connects, by name (SOL-04). */
export function CrmSystems() {
  return (
    <div className={styles.systems}>
      <p id="crm-systems">{useCopy(solutionsCopy).systems}</p>{" "}
      <ul aria-labelledby="crm-systems">
        {crmSystems.map((system) => (
          <li key={system}>{system}</li>
        ))}
      </ul>
    </div>
  );
}
