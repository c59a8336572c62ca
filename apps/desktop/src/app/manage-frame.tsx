import { ReadOutlined } from '@ant-design/icons'
import { useLocation } from 'react-router'
import { useT } from '../kernel/text.ts'
import { LinkButton } from '../kernel/ui/link-button.tsx'
import { BrandMark } from '../kernel/ui/page/brand-mark.tsx'
import { SideNav } from '../kernel/ui/page/side-nav.tsx'
import { useViewer, ViewerContext } from '../kernel/viewer.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CollegeMenu } from './college-menu.tsx'
import styles from './manage-frame.module.css'
import { NavigationSearch } from './navigation-search.tsx'
import { NoRightPage } from './no-right-page.tsx'
import { OtherCollegeBar } from './other-college-bar.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { manageScreensFor } from './registry.ts'
import { SkipLink } from './skip-link.tsx'
import { StartNotes } from './start-notes.tsx'
import { TopTools } from './top-tools.tsx'
import { useManagedCollege } from './use-managed-college.ts'

/** The management area: navigation by domain, showing only what the person may open. */
export function ManageFrame() {
  const { viewer, movedTo } = useManagedCollege()
  return (
    <ViewerContext value={viewer}>
      <Frame />
      {movedTo && <OtherCollegeBar movedTo={movedTo} />}
    </ViewerContext>
  )
}

function Frame() {
  const t = useT()
  const { pathname } = useLocation()
  const allowed = manageScreensFor(useViewer())
  const groups = allowed.map(({ domain, label, manage }) => ({
    id: domain,
    ...(label && { label: t(label) }),
    entries: manage.flatMap(({ path, label: words, icon }) => (icon ? { path, label: t(words), icon } : [])),
  }))

  return (
    <div className={styles.frame}>
      <SkipLink />
      <aside className={styles.side}>
        <div className={styles.head}>
          <div className={styles.brand}>
            <BrandMark />
            <span>
              <span className={styles.name}>{t('kernel.product')}</span>
              <span className={styles.area}>{t('manage.title')}</span>
            </span>
          </div>
          <CollegeMenu />
        </div>
        {groups.length > 0 && <SideNav label={t('kernel.tabs')} groups={groups} />}
      </aside>
      <div className={styles.main}>
        <header className={styles.top}>
          <Breadcrumbs pathname={pathname} />
          <div className={styles.tools}>
            <NavigationSearch />
            <LinkButton type="text" icon={<ReadOutlined aria-hidden />} to="/">
              {t('manage.portal')}
            </LinkButton>
            <TopTools />
          </div>
        </header>
        {groups.length > 0 ? (
          <div className={styles.body}>
            <StartNotes className={styles.notes} />
            <PageOutlet className={styles.content} />
          </div>
        ) : (
          <main id="content" className={styles.content}>
            <NoRightPage />
          </main>
        )}
      </div>
    </div>
  )
}
