import { type ComponentType, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './side-nav.module.css'

export interface NavEntry {
  readonly path: string
  readonly label: string
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** A component that shows how much waits there. */
  readonly count?: ComponentType | undefined
}

export interface NavGroup {
  readonly id: string
  readonly label?: string
  readonly entries: readonly NavEntry[]
}

/** Plain links in lists: the browser's own keys work, and the current page is marked for screen readers too. */
export function SideNav({ label, groups }: { label: string; groups: readonly NavGroup[] }) {
  const frame = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // A long navigation scrolls on its own, so the current link is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is another one when the path is
  useEffect(() => {
    frame.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])

  return (
    <nav ref={frame} className={styles.nav} aria-label={label}>
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          {group.label && (
            <h2 className={styles.heading} id={`nav-${group.id}`}>
              {group.label}
            </h2>
          )}
          <ul aria-labelledby={group.label ? `nav-${group.id}` : undefined} className={styles.list}>
            {group.entries.map(({ path, label: text, icon: Icon, count: Count }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={styles.link ?? ''}>
                  <Icon aria-hidden />
                  <span>{text}</span>
                  {Count && <Count />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
