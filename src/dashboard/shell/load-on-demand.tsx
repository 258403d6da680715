import { type ComponentType, useEffect, useState } from 'react';
import { Loading, Problem } from './states.tsx';

const NOT_LOADED = new Error('This screen cannot be loaded. Is the server running?');

/**
 * A screen whose code is loaded when it is first opened. It appears as soon as the code is loaded; React's `lazy` waits until its
 * placeholder was visible for 300 ms.
 */
export function loadOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = 400,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function loadOnce(): Promise<ComponentType<Props>> {
    Loaded = await load();
    return Loaded;
  }
  return function OnDemand(props: Props) {
    const [Screen, setScreen] = useState(() => Loaded);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (Screen) return;
      loadOnce()
        .then((loaded) => setScreen(() => loaded))
        .catch(() => setMissing(true));
    }, [Screen]);
    // A server that was upgraded has other files.
    if (isMissing) return <Problem error={NOT_LOADED} onRetry={() => location.reload()} />;
    return Screen ? <Screen {...props} /> : <Loading height={height} />;
  };
}
