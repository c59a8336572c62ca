import { useT } from '@sands/web/i18n/i18n'
import { type CurrentUser, useCurrentUser } from '../../../kernel/current-user.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { Bone, RowsSkeleton, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { AvatarButton } from '../components/avatar-button.tsx'
import styles from './person-page.module.css'

function Profile({ user }: { user: CurrentUser }) {
  const t = useT()
  const facts = [
    { label: t('org.name'), value: user.name },
    { label: t('org.account'), value: user.userName },
    { label: t('org.post'), value: user.postName },
    { label: t('org.department'), value: user.deptName },
    { label: t('org.college'), value: user.collegeName },
  ]
  return (
    <>
      <section className={styles.head}>
        <AvatarButton user={user} />
        <h2 className={styles.name}>{user.name}</h2>
        <p className={styles.post}>{user.postName ?? t('org.no_post')}</p>
      </section>
      <ListGroup>
        {facts.map(({ label, value }) => (
          <ListRow key={label} label={label} detail={value ?? t('org.not_given')} />
        ))}
      </ListGroup>
    </>
  )
}

function ProfileComing() {
  return (
    <>
      <Skeleton>
        <div className={styles.head}>
          <Bone width="96px" height="96px" round />
          <Bone width="120px" height="22px" />
          <Bone width="80px" height="14px" />
        </div>
      </Skeleton>
      <RowsSkeleton rows={5} />
    </>
  )
}

export function PersonPage() {
  const t = useT()
  const user = useCurrentUser()
  return (
    <Page title={t('org.profile')}>
      <CachedNote at={user.cachedAt} />
      {content()}
    </Page>
  )

  function content() {
    if (user.data) return <Profile user={user.data} />
    if (user.isError) return <ErrorState error={user.error} onRetry={() => void user.refetch()} />
    return <ProfileComing />
  }
}
