import type { Department } from '@sands/contract/org/people.model'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '../../../../kernel/text.ts'
import { useTreeMoves } from '../../../../kernel/tree/use-tree-moves.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { usePeopleRefresh } from '../people/use-people-lists.ts'

/** The actions on departments. */
export function useDepartmentActs(departments: readonly Department[]) {
  const t = useT()
  const confirm = useConfirm()
  const refresh = usePeopleRefresh()
  const create = useAct('POST /sands-user/api/v1/manage/department/create')
  const rename = useAct('POST /sands-user/api/v1/manage/department/rename')
  const move = useAct('POST /sands-user/api/v1/manage/department/move')
  const remove = useAct('POST /sands-user/api/v1/manage/department/delete')
  const moves = useTreeMoves({
    items: departments,
    put: ({ id, version }, to) => move.mutateAsync({ body: { id, version, ...to } }),
    refresh,
  })

  return {
    ...moves,
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
    askRemove: ({ id, version, name }: Department, onGone: () => void) =>
      confirm({
        title: t('org.department_delete_ask', { name }),
        text: t('org.department_delete_text'),
        action: t('org.delete'),
        danger: true,
        run: () => remove.mutateAsync({ body: { id, version } }),
        done: t('org.deleted', { name }),
        onDone: onGone,
        refresh,
      }),
  }
}
export type DepartmentActs = ReturnType<typeof useDepartmentActs>
