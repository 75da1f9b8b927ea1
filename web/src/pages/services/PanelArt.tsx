import { Woven } from '../../ui/marks/Woven.tsx';
import { panelArtText } from './panel-art.static.ts';

const art: Readonly<Record<string, string>> = JSON.parse(panelArtText);

type PanelArtProps = { id: string };

/** The line woven from a service's title. It is loaded when the first card is opened. */
export function PanelArt({ id }: PanelArtProps) {
  return <Woven svg={art[id] ?? ''} />;
}
