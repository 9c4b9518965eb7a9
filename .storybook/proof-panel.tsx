/** @jsxRuntime classic */
import * as React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { StoryProof } from "../stories/welcome/StoryProof.tsx";

export function registerProofPanel(): void {
  addons.register("mainlicht/proof", () => {
    addons.add("mainlicht/proof", {
      type: types.PANEL,
      title: "Proof",
      match: ({ viewMode }) => viewMode === "story",
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <StoryProof />
        </AddonPanel>
      ),
    });
  });
}
