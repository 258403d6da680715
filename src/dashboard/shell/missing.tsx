import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';

interface MissingProps {
  title: string;
  /** Where to go instead. */
  back: { href: string; name: string };
  children?: ReactNode;
}

/** The page of an address behind which there is nothing. */
export function Missing({ title, back, children }: MissingProps) {
  useEffect(() => {
    document.title = `${title} · Sightline`;
  }, [title]);
  return (
    <div className="empty missing">
      <h1>{title}</h1>
      {children}
      <p>
        <Link href={back.href} className="button primary">
          {back.name}
        </Link>
      </p>
    </div>
  );
}
