import type { LucideIcon } from 'lucide-react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NEW_VISIT } from '../../tab-visit.ts'
import { Link } from '../link.tsx'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  id: string
  name: string
  to: string
  replace: boolean
  /** The company's own pictures; without them the icon is shown. */
  picture: { chosen: string; plain: string } | null
  icon: LucideIcon
  Badge?: ComponentType | undefined
  onTap?: (() => void) | undefined
}

function TabPicture({ item, chosen }: { item: TabBarItem; chosen: boolean }) {
  const { picture, icon: Icon } = item
  if (picture) return <img src={chosen ? picture.chosen : picture.plain} alt="" width={24} height={24} />
  return <Icon size={24} strokeWidth={chosen ? 2.4 : 1.9} aria-hidden />
}

/** Whether the page in front is the one that the tab leads to. */
const isOn = ({ to }: TabBarItem, pathname: string) => to.split('?')[0] === (pathname.replace(/\/+$/, '') || '/')

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => !(altKey || ctrlKey || metaKey || shiftKey)

interface TabBarProps {
  label: string
  items: readonly TabBarItem[]
  /** A picture of the company's own, behind the tabs. */
  background?: string | null | undefined
}

export function TabBar({ label, items, background }: TabBarProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const onTap = (item: TabBarItem, event: MouseEvent) => {
    item.onTap?.()
    const isWaiting = window.location.pathname !== pathname
    if (!isWaiting || !isPlain(event)) return
    event.preventDefault()
    void navigate(item.to, { replace: item.replace, state: NEW_VISIT })
  }
  const picture = background ? { backgroundImage: `url(${JSON.stringify(background)})` } : undefined
  return (
    <nav className={styles.bar} aria-label={label} style={picture}>
      {items.map((item) => (
        <Link
          key={item.id}
          to={item.to}
          replace={item.replace}
          onClick={(event) => onTap(item, event)}
          className={styles.tab}
          aria-current={isOn(item, pathname) ? 'page' : undefined}
        >
          <TabPicture item={item} chosen={isOn(item, pathname)} />
          <span className={styles.name}>{item.name}</span>
          {item.Badge && (
            <span className={styles.badge}>
              <item.Badge />
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** Takes the place of the bar when there are no tabs to show. */
export const TabBarNotice = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>
