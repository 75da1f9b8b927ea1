import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { doesServerMarkupStand } from './island.tsx';

/**
 * A part far down the first page: its server markup stands, and works without scripts, until the visitor comes near
 * it or touches it; then its code is loaded and it is hydrated. A form submitted in between is held and sent by the
 * hydrated form, so that no press is lost.
 */
export function near<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const id = `near-${name}`;
  const held: HTMLFormElement[] = [];
  const Content = lazy(async () => {
    if (doesServerMarkupStand()) await untilNear(id, held);
    return { default: await load() };
  });
  return function Near(props: Props) {
    return (
      <div id={id}>
        <Suspense fallback={null}>
          <Content {...props} />
          <Arrival held={held} />
        </Suspense>
      </div>
    );
  };
}

type ArrivalProps = { held: HTMLFormElement[] };

/** Sends what was held, once the part beside it is hydrated. */
function Arrival({ held }: ArrivalProps) {
  useEffect(() => {
    held.pop()?.requestSubmit();
  }, [held]);
  return null;
}

function untilNear(id: string, held: HTMLFormElement[]): Promise<void> {
  return new Promise((resolve) => {
    const part = document.getElementById(id);
    if (!part) return resolve();
    const come = () => {
      sight.disconnect();
      resolve();
    };
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: '100%',
    });
    sight.observe(part);
    part.addEventListener('focusin', come, { once: true });
    part.addEventListener('pointerover', come, { once: true });
    part.addEventListener(
      'submit',
      (event) => {
        if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return;
        event.preventDefault();
        held.push(event.target);
        come();
      },
      { once: true },
    );
    return undefined;
  });
}
