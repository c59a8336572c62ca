import { ChevronDown, ChevronUp, type LucideIcon, Search, ZoomIn, ZoomOut } from 'lucide-react'
import { useT } from '../i18n/i18n.ts'
import styles from './document-viewer.module.css'
import { PageField } from './page-field.tsx'
import type { PageStack } from './use-page-stack.ts'
import { leastZoom, nextZoom } from './zoom.ts'

/** Up to this many pages the page number leaves room for the arrows on any phone. */
const SHORT = 999

interface BarButtonProps {
  icon: LucideIcon
  label: string
  disabled?: boolean
  onClick: () => void
}

export function BarButton({ icon: Icon, label, disabled = false, onClick }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={22} aria-hidden />
    </button>
  )
}

interface ViewerBarProps {
  stack: PageStack
  count: number
  openFind: () => void
}

export function ViewerBar({ stack, count, openFind }: ViewerBarProps) {
  const t = useT()
  const { zoom, zoomTo, room, shown, goTo } = stack
  const page = shown.current
  return (
    <div className={styles.bar} data-long={count > SHORT} role="toolbar" aria-label={t('media.document')}>
      <div className={styles.group}>
        <BarButton
          icon={ZoomOut}
          label={t('media.document_smaller')}
          disabled={zoom <= leastZoom(room.width)}
          onClick={() => zoomTo(nextZoom(zoom, -1, room.width))}
        />
        <button type="button" className={styles.percent} onClick={() => zoomTo(1)}>
          <span className="visually-hidden">{t('media.document_fit')}</span>
          {` ${Math.round(zoom * 100)}%`}
        </button>
        <BarButton
          icon={ZoomIn}
          label={t('media.document_larger')}
          disabled={zoom >= nextZoom(zoom, 1, room.width)}
          onClick={() => zoomTo(nextZoom(zoom, 1, room.width))}
        />
      </div>
      <div className={styles.group}>
        <BarButton
          icon={ChevronUp}
          label={t('media.document_previous')}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <PageField page={page} count={count} goTo={goTo} />
        <BarButton
          icon={ChevronDown}
          label={t('media.document_next')}
          disabled={page >= count}
          onClick={() => goTo(page + 1)}
        />
      </div>
      <BarButton icon={Search} label={t('media.document_find')} onClick={openFind} />
    </div>
  )
}
