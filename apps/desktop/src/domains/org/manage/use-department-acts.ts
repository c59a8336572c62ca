import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { afterMove, isSameSpot, type Spot, spotOf } from '../../../kernel/tree/tree.ts'
import { useConfirm } from '../../../kernel/ui/use-confirm.ts'
import { usePeopleRefresh } from './use-people-lists.ts'

interface Moved {
  readonly id: DepartmentId
  readonly name: string
  /** Where it was. */
  readonly from: Spot<Department>
}

/** What can be done to departments. `shown` has a move in it before the server has answered. */
export function useDepartmentActs(departments: readonly Department[]) {
  const t = useT()
  const confirm = useConfirm()
  const refresh = usePeopleRefresh()
  const create = useAct('POST /sands-user/api/v1/manage/department/create')
  const rename = useAct('POST /sands-user/api/v1/manage/department/rename')
  const move = useAct('POST /sands-user/api/v1/manage/department/move')
  const remove = useAct('POST /sands-user/api/v1/manage/department/delete')
  const [moving, setMoving] = useState<{ id: DepartmentId; to: Spot<Department> } | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)

  const put = async (department: Department, to: Spot<Department>): Promise<boolean> => {
    if (moving) return false
    setMoving({ id: department.id, to })
    try {
      await move.mutateAsync({ body: { id: department.id, version: department.version, ...to } })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return false
    } finally {
      await refresh()
      setMoving(null)
    }
  }

  return {
    shown: moving ? afterMove(departments, moving.id, moving.to) : departments,
    isMoving: moving !== null,
    moved,
    add: async (below: Department | null, name: string) => {
      const { id } = await create.mutateAsync({ body: { parentId: below?.id ?? null, name }, quiet: true })
      await refresh()
      return id
    },
    rename: async ({ id, version }: Department, name: string) => {
      try {
        await rename.mutateAsync({ body: { id, version, name }, quiet: true })
      } finally {
        await refresh()
      }
    },
    move: async (department: Department, to: Spot<Department>) => {
      const from = spotOf(departments, department)
      if (isSameSpot(from, to) || to.beforeId === department.id) return
      if (await put(department, to)) setMoved({ id: department.id, name: department.name, from })
    },
    undo: async () => {
      const department = departments.find(({ id }) => id === moved?.id)
      if (!department || !moved) return
      if (await put(department, moved.from)) setMoved(null)
    },
    askRemove: ({ id, version, name }: Department, onGone: () => void) =>
      confirm({
        title: t('org.department_delete_ask', { name }),
        text: t('org.department_delete_text'),
        action: t('org.delete'),
        danger: true,
        run: async () => {
          try {
            await remove.mutateAsync({ body: { id, version } })
            showToast(t('org.deleted', { name }), { kind: 'success' })
            onGone()
          } catch (error) {
            if (!(error instanceof CallError)) throw error
          }
          await refresh()
        },
      }),
  }
}
export type DepartmentActs = ReturnType<typeof useDepartmentActs>
