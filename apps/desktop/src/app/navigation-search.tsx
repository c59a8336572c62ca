import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { CommandPalette } from '../kernel/palette/command-palette.tsx'
import { useSlash } from '../kernel/palette/use-slash.ts'
import { useT } from '../kernel/text.ts'
import { useViewer } from '../kernel/viewer.ts'
import styles from './navigation-search.module.css'
import { findersFor, manageScreensFor, portalScreens } from './registry.ts'

/**
 * `/` opens it from anywhere: every page the person may open in both areas, the people they manage, and, in the portal,
 * courses.
 */
export function NavigationSearch({ inPortal = false }: { inPortal?: boolean }) {
  const t = useT()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  useSlash(useCallback(() => setOpen(true), []))

  const portal = portalScreens
    .filter(({ icon }) => icon)
    .map(({ path, label }) => ({ path, label: t(label), group: t('manage.portal') }))
  const manage = manageScreensFor(viewer).flatMap(({ label: domain, manage: screens }) =>
    screens
      .filter(({ icon }) => icon)
      .map(({ path, label }) => ({ path, label: t(label), group: domain ? t(domain) : t('manage.title') })),
  )
  const finders = findersFor(viewer, inPortal).map(({ label, find }) => ({ group: t(label), find }))
  return (
    <>
      <Button
        className={styles.button ?? ''}
        icon={<SearchOutlined aria-hidden />}
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <span className={styles.word}>{t('manage.search')}</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </Button>
      <CommandPalette open={open} entries={[...portal, ...manage]} finders={finders} onClose={() => setOpen(false)} />
    </>
  )
}
