import { PlusOutlined } from '@ant-design/icons'
import type { Department } from '@sands/contract/org/people.model'
import { Button, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { textValue } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { useT } from '../../../../kernel/text.ts'
import { flatten, treeOf } from '../../../../kernel/tree/tree.ts'
import { TreeBoard } from '../../../../kernel/tree/tree-board.tsx'
import { TreeNone, TreeSplit } from '../../../../kernel/tree/tree-layout.tsx'
import { NameDialog } from '../../../../kernel/ui/form/name-dialog.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import { countPeople } from '../people/people-count.ts'
import { useDepartments } from '../people/use-people-lists.ts'
import { DepartmentPanel } from './department-panel.tsx'
import { useDepartmentActs } from './use-department-acts.ts'

const ADDRESS = { department: textValue(18) }

export function DepartmentsPage() {
  const t = useT()
  const mayEdit = may(useViewer(), 'org.departments.edit')
  const [{ department: chosen }, setAddress] = useAddressQuery(ADDRESS)
  const departments = useDepartments()
  const acts = useDepartmentActs(departments.data ?? [])
  const nodes = useMemo(() => treeOf(acts.shown), [acts.shown])
  const node = flatten(nodes).find(({ item }) => item.id === chosen)
  const [adding, setAdding] = useState<{ below: Department | null } | null>(null)
  // A person whose remit is only some departments cannot add one beside them.
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
        <TreeNone title={t('org.departments_none')} text={t('org.departments_none_text')} />
      )}
      {nodes.length > 0 && (
        <TreeSplit>
          <TreeBoard
            label={t('org.departments')}
            nodes={nodes}
            chosen={chosen}
            onChoose={choose}
            moves={acts}
            mayMove={mayEdit ? (department) => department.mayEdit : undefined}
            countText={(each) => t('org.people_count', { count: countPeople(each) })}
            words={{ moved: (name) => t('org.department_moved', { name }), undo: t('org.undo') }}
          />
          <DepartmentPanel
            node={node}
            nodes={nodes}
            mayEdit={mayEdit}
            acts={acts}
            onAdd={(below) => setAdding({ below })}
            onGone={() => choose('')}
          />
        </TreeSplit>
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
