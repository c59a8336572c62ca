import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { shellVariant } from '@sands/web/host/host'
import { useLanguage, useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { type MyEntry, useSlots } from '../../../kernel/slots.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { EntryGrid } from '../components/entry-grid.tsx'
import { ProfileCard, ProfileSkeleton } from '../components/profile-card.tsx'
import { groupEntries } from '../group-entries.ts'
import styles from './my-page.module.css'

export function MyPage() {
  const t = useT()
  useDocumentTitle(t('org.my'))
  const user = useCurrentUser()
  const session = useSession()
  const [language] = useLanguage()
  const { entries, StudyTiles, hasScreen } = useSlots()
  const queries = useQueryClient()
  const addressOf = ({ to, notBuilt }: MyEntry) => {
    const address = typeof to === 'string' ? to : to(language)
    return notBuilt && !hasScreen(address) ? kernelLinks.empty(t(notBuilt)) : address
  }
  const refresh = useCallback(() => queries.refetchQueries({ type: 'active' }), [queries])
  return (
    <PullToRefresh onRefresh={refresh}>
      <main className={styles.page}>
        <h1 className="visually-hidden">{t('org.my')}</h1>
        {profile()}
        {StudyTiles && <StudyTiles />}
        <div className={styles.entries}>
          {groupEntries(entries, session?.labels, shellVariant(navigator.userAgent)).map((group) =>
            group[0].group === 'about' ? (
              <ListGroup key="about">
                {group.map((entry) => (
                  <ListRow
                    key={entry.id}
                    label={t(entry.label)}
                    icon={entry.icon}
                    to={addressOf(entry)}
                    detail={entry.Badge && <entry.Badge />}
                  />
                ))}
              </ListGroup>
            ) : (
              <EntryGrid
                key={group[0].group}
                title={t(group[0].group === 'learning' ? 'org.my_learning' : 'org.my_more')}
                entries={group.map((entry) => ({ ...entry, to: addressOf(entry) }))}
              />
            ),
          )}
        </div>
      </main>
    </PullToRefresh>
  )

  function profile() {
    if (user.data) return <ProfileCard user={user.data} />
    if (user.isError) return <ErrorState compact error={user.error} onRetry={() => void user.refetch()} />
    return <ProfileSkeleton />
  }
}
