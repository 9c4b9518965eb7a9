import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * What tells a running process from a later one with the same number: its start time.
 * `undefined` when no such process runs; a zombie does not count as running.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === "linux") return linuxIdentity(pid);
  if (!answersSignals(pid)) return undefined;
  return process.platform === "win32" ? "running" : startTimeByPs(pid);
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold anything; the fields after it are plain words.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state] = fields;
    const startedAt = fields[19];
    return state === "Z" || state === "X" ? undefined : `${boot}/${startedAt}`;
  } catch {
    return undefined;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process answers EPERM, and it does run.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function startTimeByPs(pid: number): string | undefined {
  try {
    const [state, ...started] = execFileSync("ps", ["-o", "state=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    })
      .trim()
      .split(/\s+/);
    return state === undefined || state === "" || state.startsWith("Z") ? undefined : started.join(" ");
  } catch {
    return undefined;
  }
}
