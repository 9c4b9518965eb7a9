import type { Clock } from "#shared/clock.ts";
import { once } from "#shared/once.ts";
import type { BuildPolicyPage, PolicyPort, PolicyRequest, PolicyTab } from "./policy.port.ts";

/** The page's object is released after this time (PRIV-03). */
export const releaseAfterMs = 1000;

export interface PolicyOpener {
  /** The visitor is about to press the link: fetches the builder, so that the press can act at once. */
  prepare(): void;
  /**
   * Opens the generated page in a new tab.
   * @returns false when it did not, and the link's own address must be followed.
   */
  open(request: PolicyRequest): boolean;
}

/** Opens the policy as a generated page (FORM-04, PRIV-03); whatever fails leads to the static document. */
export function createPolicyOpener(port: PolicyPort, clock: Clock): PolicyOpener {
  let build: BuildPolicyPage | null = null;
  const load = once(async () => {
    build = await port.builder();
    return build;
  });

  /** Hands the page's address to `use` and takes it back a second later. */
  function publish(
    page: BuildPolicyPage,
    request: PolicyRequest,
    use: (address: string) => boolean,
  ): boolean {
    const address = port.publish(page(request));
    const used = use(address);
    if (used) clock.after(releaseAfterMs, () => port.release(address));
    else port.release(address);
    return used;
  }

  /** The builder is still on its way: the tab must open now, within the press, and is filled when it is here. */
  async function fill(tab: PolicyTab, request: PolicyRequest): Promise<void> {
    try {
      publish(await load(), request, (address) => {
        tab.show(address);
        return true;
      });
    } catch (error) {
      console.error("[privacy] the page could not be generated; showing the static document", error);
      tab.show(request.permanent);
    }
  }

  return {
    prepare() {
      load().catch(() => undefined);
    },
    open(request) {
      try {
        if (build) return publish(build, request, (address) => port.open(address) !== null);
        const tab = port.open(null);
        if (tab) void fill(tab, request);
        return tab !== null;
      } catch (error) {
        console.error("[privacy] the page could not be generated; following the link", error);
        return false;
      }
    },
  };
}
