import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type Language, useCopy, useLanguage } from "#shared/copy.ts";
import { Button, LinkButton } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { assistantCopy } from "./assistant.copy.ts";
import styles from "./Deferred.module.css";

export interface ViewProps {
  /** Why this view stands here instead of the one that was chosen: the view shows it with what it begins with. */
  instead?: ReactNode;
}

/** Fetches a view from our own server. */
export type LoadView = (language: Language) => Promise<ComponentType<ViewProps>>;

export interface DeferredProps extends ViewProps {
  /** Fetches the view when it is needed. */
  load: LoadView;
  /** Where to write when even that fails. */
  email: string;
}

type Fetched =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; View: ComponentType<ViewProps> };

/** A view that is fetched when it is wanted; says so while it comes, and what to do when it does not. */
export function Deferred({ load, email, instead }: DeferredProps) {
  const words = useCopy(assistantCopy).deferred;
  const { language } = useLanguage();
  const [fetching, setFetching] = useState(() => load(language));
  const [fetched, setFetched] = useState<Fetched>({ status: "loading" });

  useEffect(() => {
    let gone = false;
    const show = (next: Fetched) => gone || setFetched(next);
    fetching.then(
      (View) => show({ status: "ready", View }),
      () => show({ status: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [fetching]);

  function retry() {
    setFetched({ status: "loading" });
    setFetching(load(language));
  }

  if (fetched.status === "ready") return <fetched.View instead={instead} />;
  const failed = fetched.status === "failed";
  return (
    <div className={styles.deferred}>
      <p role="status" className={styles.status}>
        {failed ? <Icon name="alert" /> : <Spinner />}
        {failed ? words.failed : words.loading}
      </p>
      {failed ? (
        <>
          <p>{words.failedMore}</p>
          <LinkButton tone="secondary" icon={<Icon name="mail" />} href={`mailto:${email}`}>
            {email}
          </LinkButton>
          <Button tone="quiet" icon={<Icon name="retry" />} onClick={retry}>
            {words.retry}
          </Button>
        </>
      ) : null}
    </div>
  );
}
