import { DeleteOutlined, EditOutlined, PlusOutlined, SwapOutlined, TeamOutlined } from '@ant-design/icons'
import type { Department } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { flatten, type TreeNode } from '../../../../kernel/tree/tree.ts'
import { TreeHint, TreePanel } from '../../../../kernel/tree/tree-layout.tsx'
import { TreeMoveDialog } from '../../../../kernel/tree/tree-move-dialog.tsx'
import { NameDialog } from '../../../../kernel/ui/form/name-dialog.tsx'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { countPeople } from '../people/people-count.ts'
import type { DepartmentActs } from './use-department-acts.ts'

interface DepartmentPanelProps {
  node: TreeNode<Department> | undefined
  nodes: readonly TreeNode<Department>[]
  mayEdit: boolean
  acts: DepartmentActs
  onAdd: (below: Department) => void
  onGone: () => void
}

/** The chosen department, and the actions on it. */
export function DepartmentPanel({ node, nodes, mayEdit, acts, onAdd, onGone }: DepartmentPanelProps) {
  const t = useT()
  const { number } = useMoments()
  const [act, setAct] = useState<'rename' | 'move' | null>(null)
  const keys = mayEdit ? [t('org.departments_keys')] : []
  if (!node) return <TreeHint lines={[t('org.department_choose_hint'), ...keys]} />
  const { item: department } = node
  return (
    <TreePanel
      title={department.name}
      facts={[
        { label: t('org.department_path'), value: node.path.join(' / ') },
        { label: t('org.people_here'), value: number(department.people) },
        { label: t('org.people_with_below'), value: number(countPeople(node)) },
        { label: t('org.departments_below'), value: number(flatten(node.children).length) },
      ]}
      notes={keys}
      acts={
        <>
          <LinkButton icon={<TeamOutlined aria-hidden />} to={`/manage/org/people?department=${department.id}`}>
            {t('org.people_show')}
          </LinkButton>
          {mayEdit && department.mayEdit && (
            <>
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(department)}>
                {t('org.add_below')}
              </Button>
              <Button icon={<EditOutlined aria-hidden />} onClick={() => setAct('rename')}>
                {t('org.rename')}
              </Button>
              <Button icon={<SwapOutlined aria-hidden />} onClick={() => setAct('move')}>
                {t('org.move')}
              </Button>
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => acts.askRemove(department, onGone)}>
                {t('org.delete')}
              </Button>
            </>
          )}
        </>
      }
    >
      <NameDialog
        open={act === 'rename'}
        title={t('org.rename_title', { name: department.name })}
        label={t('org.department_name')}
        start={department.name}
        action={t('org.save')}
        onSave={(name) => acts.rename(department, name)}
        onClose={() => setAct(null)}
      />
      <TreeMoveDialog
        open={act === 'move'}
        item={department}
        nodes={nodes}
        words={{
          title: t('org.department_move_title', { name: department.name }),
          action: t('org.move'),
          under: t('org.department_under'),
          choose: t('org.department_choose'),
          top: t('org.department_top'),
        }}
        onMove={(to) => acts.move(department, to)}
        onClose={() => setAct(null)}
      />
    </TreePanel>
  )
}
