import { type ComponentType, lazy, memo, type NamedExoticComponent, Suspense, useEffect, useState } from 'react';
import { latePrefix, takeEarlyPress } from './early-press.ts';
import { addIslandLoad, doesServerMarkupStand, Kept } from './island.tsx';
import { isAnythingMissing, patiently } from './patiently.ts';

/** A part that is not in the first screen of any window. */
const farAway = '100%';

type NearOptions = { keep?: (form: HTMLFormElement) => void; distance?: `${number}%` };

/**
 * A part far down the first page: its server markup stands, and works without scripts, until the visitor comes near
 * or touches it; then its code is loaded and it is hydrated. A form submitted or a button pressed in between is held
 * and done once it is hydrated, so that no press is lost; what is typed in between goes to `keep`. It is near when it
 * is less than `distance` away, a share of the window.
 */
export function near<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { keep, distance = farAway }: NearOptions = {},
): NamedExoticComponent<Props> {
  const id = `${latePrefix}${name}`;
  let loaded: ComponentType<Props> | undefined;
  let wait: Wait | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  addIslandLoad(loadOnce);
  const Lazy = lazy(async () => {
    const part = doesServerMarkupStand() ? document.getElementById(id) : null;
    if (part) {
      wait = waitAt(part, distance, keep);
      await wait.come;
    }
    return { default: await patiently(loadOnce) };
  });
  function Near(props: Props) {
    // Chosen once: another type later would draw the part anew and forget what was done in it.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    // Who leaves the page finds the part drawn anew on Back: the markup that waited is gone by then.
    useEffect(() => () => wait?.stop(), []);
    return (
      <div id={id} data-far={distance === farAway ? '' : undefined}>
        <Suspense fallback={<Kept of={id} />}>
          <Content {...props} />
          <Arrival onArrive={() => wait?.end()} />
        </Suspense>
      </div>
    );
  }
  // React gives up server markup that is drawn again before it is hydrated, as a parent's change would draw it.
  return memo(Near);
}

type ArrivalProps = { onArrive: () => void };

/** Tells when the part beside it is hydrated. */
function Arrival({ onArrive }: ArrivalProps) {
  useEffect(onArrive);
  return null;
}

type Wait = {
  /** Resolves when the visitor is near, or does something in the part. */
  come: Promise<void>;
  /** Comes without a visitor. */
  stop: () => void;
  /** Ends the watch, and does what was held. */
  end(): void;
};

function waitAt(part: HTMLElement, distance: string, keep?: (form: HTMLFormElement) => void): Wait {
  const watch = new AbortController();
  const { signal } = watch;
  const early = takeEarlyPress(part);
  let held = early && pressOf(early, part);
  let stop = () => {};
  const come = new Promise<void>((resolve) => {
    const arrive = () => resolve();
    stop = arrive;
    if (held) resolve();
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && resolve(), {
      rootMargin: distance,
    });
    sight.observe(part);
    signal.addEventListener('abort', () => sight.disconnect());
    part.addEventListener('focusin', arrive, { signal });
    part.addEventListener('pointerover', arrive, { signal });
    // A new address, be it only an anchor, has React draw anew what is not hydrated: then it must be there.
    addEventListener('popstate', arrive, { signal });
    const note = ({ target }: Event) => {
      const form = target instanceof Element && part.contains(target) ? target.closest('form') : null;
      if (form) keep?.(form);
    };
    const hold = (event: Event) => {
      // There is a network, and the code cannot be had all the same: the browser sends a form by itself.
      if (event.type === 'submit' && isAnythingMissing() && navigator.onLine) return;
      const action = actionOf(event, part);
      if (!action) return;
      held = action;
      resolve();
    };
    // React lets no press and no submission reach what is not hydrated: they are heard before it hears them.
    addEventListener('click', hold, { capture: true, signal });
    addEventListener('submit', hold, { capture: true, signal });
    addEventListener('input', note, { capture: true, signal });
  });
  return {
    come,
    stop,
    end() {
      watch.abort();
      held?.();
      held = undefined;
    },
  };
}

/** The same once more; undefined for what the browser does by itself, and for other parts of the page. */
function actionOf(event: Event, part: HTMLElement): (() => void) | undefined {
  const { target } = event;
  if (!(target instanceof Element) || !part.contains(target)) return undefined;
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault();
    return () => target.requestSubmit();
  }
  const button = target.closest('button[type="button"]');
  return event.type === 'click' && button ? pressOf(button, part) : undefined;
}

/** A press of a button, found anew by its place: where the markup was only kept, React has drawn another. */
function pressOf(button: Element, part: HTMLElement): () => void {
  const place = [...part.querySelectorAll('button')].findIndex((one) => one === button);
  return () => part.querySelectorAll('button')[place]?.click();
}
