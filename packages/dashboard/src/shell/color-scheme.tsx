import { SegmentedControl, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import type { ReactNode } from "react";

const CHOICES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "System" },
];

export function ColorScheme(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      data={CHOICES}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      aria-label="Colors"
    />
  );
}
