import type { IconName } from '#content/types.ts';
import { icons } from '../weave/icons.ts';
import { Stitch } from './Stitch.tsx';

type StitchedIconProps = { name: IconName; className?: string; carried?: string };

export function StitchedIcon({ name, className, carried }: StitchedIconProps) {
  return <Stitch rows={icons[name]} className={className} carried={carried} />;
}
