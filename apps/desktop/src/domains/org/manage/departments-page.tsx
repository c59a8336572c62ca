import { PlusOutlined } from '@ant-design/icons'
import type { Department } from '@sands/contract/org/people.model'
import { Button, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { flatten, treeOf } from '../../../kernel/tree/tree.ts'
import { FailureBlock } from '../../../kernel/ui/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/manage-page.tsx'
import { NameDialog } from '../../../kernel/ui/name-dialog.tsx'
import { StateBlock } from '../../../kernel/ui/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { DepartmentBoard } from './department-board.tsx'
import { DepartmentPanel } from './department-panel.tsx'
import styles from './departments.module.css'
import { useDepartmentActs } from './use-department-acts.ts'
import { useDepartments } from './use-people-lists.ts'

const ADDRESS = { department: textValue(18) }

export function DepartmentsPage() {
  const t = useT()
  const mayEdit = may(useViewer(), 'org.departments.edit')
  const [{ department: chosen }, setAddress] = useAddressQuery(ADDRESS)
  const departments = useDepartments()
  const acts = useDepartmentActs(departments.data ?? [])
  const nodes = useMemo(() => treeOf(acts.shown), [acts.shown])
  const node = flatten(nodes).find(({ thing }) => thing.id === chosen)
  const [adding, setAdding] = useState<{ below: Department | null } | null>(null)
  // Whoever answers for some departments only cannot add one beside them.
  const mayTop = mayEdit && acts.shown.every((department) => department.mayEdit)
  const choose = (id: string) => setAddress({ department: id }, { replace: true })

  return (
    <ManagePage
      title={t('org.departments')}
      intro={mayEdit ? t('org.departments_intro') : t('org.departments_intro_view')}
      actions={
        mayTop && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding({ below: null })}>
            {t('org.department_add')}
          </Button>
        )
      }
    >
      {departments.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {departments.isError && !departments.data && (
        <FailureBlock error={departments.error} onRetry={() => void departments.refetch()} />
      )}
      {departments.data?.length === 0 && (
        <div className={styles.card}>
          <StateBlock kind="empty" title={t('org.departments_none')} text={t('org.departments_none_text')} />
        </div>
      )}
      {nodes.length > 0 && (
        <div className={styles.split}>
          <DepartmentBoard nodes={nodes} chosen={chosen} onChoose={choose} mayEdit={mayEdit} acts={acts} />
          <DepartmentPanel
            node={node}
            nodes={nodes}
            mayEdit={mayEdit}
            acts={acts}
            onAdd={(below) => setAdding({ below })}
            onGone={() => choose('')}
          />
        </div>
      )}
      <NameDialog
        open={adding !== null}
        title={adding?.below ? t('org.department_add_below', { name: adding.below.name }) : t('org.department_add')}
        label={t('org.department_name')}
        action={t('org.add')}
        onSave={async (name) => choose(await acts.add(adding?.below ?? null, name))}
        onClose={() => setAdding(null)}
      />
    </ManagePage>
  )
}
