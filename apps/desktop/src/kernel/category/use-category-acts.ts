import { useT } from '../text.ts'
import { useTreeMoves } from '../tree/use-tree-moves.ts'
import { useConfirm } from '../ui/form/use-confirm.ts'
import type { CategoryCalls, EditedCategory } from './category.model.ts'

/** The actions on categories. */
export function useCategoryActs<Kind extends string>(
  categories: readonly EditedCategory<Kind>[],
  calls: CategoryCalls<Kind>,
) {
  type Category = EditedCategory<Kind>
  const t = useT()
  const confirm = useConfirm()
  const moves = useTreeMoves<Category>({
    items: categories,
    put: ({ id, version }, to) => calls.move({ id, version, ...to }),
    refresh: calls.refresh,
  })

  return {
    ...moves,
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
    askRemove: ({ id, version, name }: Category, onGone: () => void) =>
      confirm({
        title: t('manage.category_remove_ask', { name }),
        text: t('manage.category_remove_text'),
        action: t('manage.category_remove'),
        danger: true,
        run: () => calls.remove({ id, version }),
        done: t('manage.category_removed', { name }),
        onDone: onGone,
        refresh: calls.refresh,
      }),
  }
}
export type CategoryActs<Kind extends string> = ReturnType<typeof useCategoryActs<Kind>>
