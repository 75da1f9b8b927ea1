import { Woven } from '../../ui/marks/Woven.tsx';
import { panelArtText } from './panel-art.woven.ts';

const art: Readonly<Record<string, string>> = JSON.parse(panelArtText);

type PanelArtProps = { id: string };

/** The line woven from a service's title; loaded with the first card that is opened. */
export function PanelArt({ id }: PanelArtProps) {
  return <Woven svg={art[id] ?? ''} />;
}
