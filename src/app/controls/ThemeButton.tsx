import { useCopy } from "#shared/copy.ts";
import { Icon } from "#ui/icon/Icon.tsx";
import { StableWidthLabel } from "#ui/stable-width-label/StableWidthLabel.tsx";
import { appCopy } from "../app.copy.ts";
import { useThemeSwitch } from "../theme/useThemeSwitch.ts";
import { ControlButton } from "./ControlButton.tsx";

/** Switches between dark and light theme, among the page's controls. */
export function ThemeButton() {
  const { icon, label, onPress } = useThemeSwitch();
  const { lightView, darkView } = useCopy(appCopy);
  return (
    <ControlButton icon={<Icon name={icon} />} onClick={onPress}>
      <StableWidthLabel labels={[lightView, darkView]} shown={label} />
    </ControlButton>
  );
}
