import { DeleteOutlined, EditOutlined, PlusOutlined, SwapOutlined, TeamOutlined } from '@ant-design/icons'
import type { Department } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { flatten, type TreeNode } from '../../../kernel/tree/tree.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { NameDialog } from '../../../kernel/ui/name-dialog.tsx'
import { DepartmentMoveDialog } from './department-move-dialog.tsx'
import styles from './departments.module.css'
import { peopleOf } from './people-of.ts'
import type { DepartmentActs } from './use-department-acts.ts'

interface DepartmentPanelProps {
  node: TreeNode<Department> | undefined
  nodes: readonly TreeNode<Department>[]
  mayEdit: boolean
  acts: DepartmentActs
  onAdd: (below: Department) => void
  onGone: () => void
}

/** The chosen department, and what can be done with it. */
export function DepartmentPanel({ node, nodes, mayEdit, acts, onAdd, onGone }: DepartmentPanelProps) {
  const t = useT()
  const { number } = useMoments()
  const [act, setAct] = useState<'rename' | 'move' | null>(null)
  if (!node) {
    return (
      <div className={styles.hint}>
        <p>{t('org.department_choose_hint')}</p>
        {mayEdit && <p>{t('org.departments_keys')}</p>}
      </div>
    )
  }
  const { thing: department } = node
  return (
    <div className={styles.panel}>
      <Card title={department.name}>
        <Facts
          facts={[
            { label: t('org.department_path'), value: node.path.join(' / ') },
            { label: t('org.people_here'), value: number(department.people) },
            { label: t('org.people_with_below'), value: number(peopleOf(node)) },
            { label: t('org.departments_below'), value: number(flatten(node.children).length) },
          ]}
        />
        <div className={styles.acts}>
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
        </div>
        {mayEdit && <p className={styles.keys}>{t('org.departments_keys')}</p>}
      </Card>
      <NameDialog
        open={act === 'rename'}
        title={t('org.rename_title', { name: department.name })}
        label={t('org.department_name')}
        start={department.name}
        action={t('org.save')}
        onSave={(name) => acts.rename(department, name)}
        onClose={() => setAct(null)}
      />
      <DepartmentMoveDialog
        open={act === 'move'}
        department={department}
        nodes={nodes}
        onMove={(to) => acts.move(department, to)}
        onClose={() => setAct(null)}
      />
    </div>
  )
}
