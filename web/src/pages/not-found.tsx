import { MissingPage } from './MissingPage.tsx';

export function NotFoundPage() {
  return <MissingPage />;
}
