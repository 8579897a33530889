import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** The component that the loader of its route has brought. */
export function Loaded() {
  const Component = useLoaderData() as ComponentType;
  return <Component />;
}
