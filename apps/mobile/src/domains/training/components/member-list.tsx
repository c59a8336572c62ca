import type { Id } from '@sands/contract/kernel/schema'
import { usePages } from '@sands/web/call/use-call'
import { TRAINING_MEMBERS } from '@sands/web/training/training-calls'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/training.module.css'

/** The members of a project. */
export function MemberList({ id }: { id: Id<'training'> }) {
  const pages = usePages(TRAINING_MEMBERS, { id, size: 30 })
  const people = pages.data?.pages.flatMap(({ records }) => records)
  if (!people) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <RowsSkeleton rows={4} />
  }
  return (
    <div className={styles.card}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} src={person.avatarFileUrl} size={36} />
            <span>
              {person.name}
              {person.postName && <span className={styles.meta}> {person.postName}</span>}
            </span>
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} />
    </div>
  )
}
