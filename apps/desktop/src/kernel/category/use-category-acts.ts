import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useT } from '../text.ts'
import { afterMove, isSameSpot, type Spot, spotOf } from '../tree/tree.ts'
import { useConfirm } from '../ui/use-confirm.ts'
import type { CategoryCalls, EditedCategory } from './category.model.ts'

type Place<Kind extends string> = Spot<EditedCategory<Kind>>

/** What can be done to categories. `shown` has a move in it before the server has answered. */
export function useCategoryActs<Kind extends string>(
  categories: readonly EditedCategory<Kind>[],
  calls: CategoryCalls<Kind>,
) {
  type Category = EditedCategory<Kind>
  const t = useT()
  const confirm = useConfirm()
  const [moving, setMoving] = useState<{ id: string; to: Place<Kind> } | null>(null)
  const [moved, setMoved] = useState<{ id: string; name: string; from: Place<Kind> } | null>(null)

  const put = async ({ id, version }: Category, to: Place<Kind>): Promise<boolean> => {
    if (moving) return false
    setMoving({ id, to })
    try {
      await calls.move({ id, version, ...to })
      return true
    } catch (error) {
      // The call layer has shown why.
      if (!(error instanceof CallError)) throw error
      return false
    } finally {
      await calls.refresh()
      setMoving(null)
    }
  }

  return {
    shown: moving ? afterMove(categories, moving.id, moving.to) : categories,
    isMoving: moving !== null,
    moved,
    add: async (below: Category | null, name: string): Promise<string> => {
      const { id } = await calls.create({ parentId: below?.id ?? null, name })
      await calls.refresh()
      return id
    },
    rename: async ({ id, version }: Category, name: string): Promise<void> => {
      try {
        await calls.rename({ id, version, name })
      } finally {
        await calls.refresh()
      }
    },
    move: async (category: Category, to: Place<Kind>): Promise<void> => {
      const from = spotOf(categories, category)
      if (isSameSpot(from, to) || to.beforeId === category.id) return
      if (await put(category, to)) setMoved({ id: category.id, name: category.name, from })
    },
    undo: async (): Promise<void> => {
      const category = categories.find(({ id }) => id === moved?.id)
      if (!category || !moved) return
      if (await put(category, moved.from)) setMoved(null)
    },
    askRemove: ({ id, version, name }: Category, onGone: () => void) =>
      confirm({
        title: t('manage.category_remove_ask', { name }),
        text: t('manage.category_remove_text'),
        action: t('manage.category_remove'),
        danger: true,
        run: async () => {
          try {
            await calls.remove({ id, version })
            showToast(t('manage.category_removed', { name }), { kind: 'success' })
            onGone()
          } catch (error) {
            if (!(error instanceof CallError)) throw error
          }
          await calls.refresh()
        },
      }),
  }
}
export type CategoryActs<Kind extends string> = ReturnType<typeof useCategoryActs<Kind>>
