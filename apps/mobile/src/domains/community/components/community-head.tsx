import { communityLinks } from '@sands/contract/community/community.links'
import type { Banner, Board, CommunityContent } from '@sands/contract/community/community.model'
import { COLUMNS_SHOWN } from '@sands/rules/community/content'
import { useT } from '@sands/web/i18n/i18n'
import { memo } from 'react'
import { Link } from '../../../kernel/ui/link.tsx'
import { Banners } from './banners.tsx'
import { ColumnGrid } from './column-grid.tsx'
import styles from './community-head.module.css'
import { Pins } from './pins.tsx'

interface CommunityHeadProps {
  banners: readonly Banner[] | undefined
  columns: readonly Board[] | undefined
  pins: readonly CommunityContent[] | undefined
}

/** Banners, special columns and pinned content. The next page of the feed does not render them again. */
export const CommunityHead = memo(function CommunityHead({
  banners = [],
  columns = [],
  pins = [],
}: CommunityHeadProps) {
  const t = useT()
  return (
    <>
      <Banners banners={banners} />
      {columns.length > 0 && (
        <section>
          <div className={styles.head}>
            <h2 className={styles.heading}>{t('community.columns')}</h2>
            {columns.length > COLUMNS_SHOWN && (
              <Link to={communityLinks.columns()} className={styles.more}>
                {t('community.more')}
              </Link>
            )}
          </div>
          <ColumnGrid boards={columns.slice(0, COLUMNS_SHOWN)} />
        </section>
      )}
      <Pins contents={pins} />
    </>
  )
})
