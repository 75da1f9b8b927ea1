import { Woven } from '../ui/Woven.tsx';
import { panelArt } from './service-panels.art.static.ts';

type PanelArtProps = { id: string };

/** The line woven from a service's title, loaded when the first card is opened. */
export function PanelArt({ id }: PanelArtProps) {
  return <Woven svg={panelArt[id] ?? ''} />;
}
