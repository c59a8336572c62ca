import type { DepartmentId } from '@sands/contract/kernel/schema'
import { Checkbox, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { aboveOf, flatten, treeOf } from '../../../../kernel/tree/tree.ts'
import { TreeView } from '../../../../kernel/tree/tree-view.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import styles from '../people/people.module.css'
import { countPeople } from '../people/people-count.ts'
import { useDepartments } from '../people/use-people-lists.ts'

interface DepartmentSideProps {
  chosen: DepartmentId | ''
  below: 'yes' | 'no'
  onChoose: (id: DepartmentId | '') => void
  onBelow: (below: 'yes' | 'no') => void
}

/** The departments beside the list: choosing one filters the list by it. */
export function DepartmentSide({ chosen, below, onChoose, onBelow }: DepartmentSideProps) {
  const t = useT()
  const { number } = useMoments()
  const departments = useDepartments()
  const { data } = departments
  const nodes = useMemo(() => treeOf(data ?? []), [data])
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null)
  // Until the person folds or unfolds a node, the first level and the path to the chosen department are open.
  const shown = opened ?? new Set([...nodes.map(({ item }) => item.id), ...aboveOf(data ?? [], chosen)])

  return (
    <section className={styles.side} aria-label={t('org.departments')}>
      <h2 className={styles.sideTitle}>{t('org.departments')}</h2>
      {departments.isPending && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {departments.isError && !data && (
        <FailureBlock error={departments.error} onRetry={() => void departments.refetch()} />
      )}
      {data && (
        <>
          <button type="button" className={styles.everyone} aria-pressed={chosen === ''} onClick={() => onChoose('')}>
            {t('org.everyone')}
          </button>
          <TreeView
            label={t('org.departments')}
            nodes={nodes}
            chosen={chosen}
            onChoose={(id) => {
              const found = flatten(nodes).find(({ item }) => item.id === id)
              onChoose(found && id !== chosen ? found.item.id : '')
            }}
            opened={shown}
            onOpened={setOpened}
          >
            {(node) => (
              <span className={styles.count} title={t('org.people_count', { count: countPeople(node) })}>
                {number(countPeople(node))}
              </span>
            )}
          </TreeView>
          {chosen && (
            <Checkbox
              className={styles.below ?? ''}
              checked={below === 'yes'}
              onChange={({ target }) => onBelow(target.checked ? 'yes' : 'no')}
            >
              {t('org.with_below')}
            </Checkbox>
          )}
        </>
      )}
    </section>
  )
}
