import type { IconName } from '#content/icon.ts';
import { icons } from '../../weave/icons.ts';
import { Stitch } from './Stitch.tsx';

type IconProps = { name: IconName; className?: string | undefined };

/** A stitched icon by its name in the content. */
export function Icon({ name, className }: IconProps) {
  return <Stitch rows={icons[name]} className={className} />;
}
