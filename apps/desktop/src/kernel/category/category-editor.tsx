import { PlusOutlined } from '@ant-design/icons'
import { MOST_CATEGORY_NAME } from '@sands/rules/category'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { textValue } from '../address/address-query.ts'
import { useAddressQuery } from '../address/use-address-query.ts'
import { useT } from '../text.ts'
import { flatten, sumOf, treeOf } from '../tree/tree.ts'
import { TreeBoard } from '../tree/tree-board.tsx'
import { TreeNone, TreeSplit } from '../tree/tree-layout.tsx'
import { NameDialog } from '../ui/form/name-dialog.tsx'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { ManagePage } from '../ui/page/manage-page.tsx'
import type { CategoryCalls, EditedCategory } from './category.model.ts'
import { fitsAt } from './category-depth.ts'
import { CategoryPanel } from './category-panel.tsx'
import { useCategoryActs } from './use-category-acts.ts'

/** The chosen category is in the address, so that the address can be sent to a colleague. */
const ADDRESS = { category: textValue(18) }

interface CategoryEditorProps<Kind extends string> {
  title: string
  intro: string
  answer: { data: readonly EditedCategory<Kind>[] | undefined; error: Error | null; isPending: boolean }
  calls: CategoryCalls<Kind>
  /** The number of items in a category, as text. */
  countText: (count: number) => string
  /** A link to the items of a category. */
  link: (id: string) => ReactNode
}

/** The page that edits the categories of one kind of content: a tree to sort, and the chosen category beside it. */
export function CategoryEditor<Kind extends string>(props: CategoryEditorProps<Kind>) {
  const { title, intro, answer, calls, countText, link } = props
  const t = useT()
  const [{ category: chosen }, setAddress] = useAddressQuery(ADDRESS)
  const acts = useCategoryActs<Kind>(answer.data ?? [], calls)
  const nodes = useMemo(() => treeOf(acts.shown), [acts.shown])
  const node = flatten(nodes).find(({ item }) => item.id === chosen)
  const [adding, setAdding] = useState<{ below: EditedCategory<Kind> | null } | null>(null)
  const choose = (id: string) => setAddress({ category: id }, { replace: true })
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding({ below: null })}>
      {t('manage.category_add')}
    </Button>
  )
  return (
    <ManagePage title={title} intro={intro} actions={add}>
      {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {answer.error && !answer.data && <FailureBlock error={answer.error} onRetry={() => void calls.refresh()} />}
      {answer.data?.length === 0 && (
        <TreeNone title={t('manage.category_none')} text={t('manage.category_none_text')} />
      )}
      {nodes.length > 0 && (
        <TreeSplit>
          <TreeBoard
            label={title}
            nodes={nodes}
            chosen={chosen}
            onChoose={choose}
            moves={acts}
            mayMove={() => true}
            fits={(category, to) => fitsAt(acts.shown, category, to)}
            countText={(each) => countText(sumOf(each, ({ count }) => count))}
            words={{ moved: (name) => t('manage.category_moved', { name }), undo: t('manage.category_undo') }}
          />
          <CategoryPanel
            node={node}
            nodes={nodes}
            acts={acts}
            countText={countText}
            link={link}
            onAdd={(below) => setAdding({ below })}
            onGone={() => choose('')}
          />
        </TreeSplit>
      )}
      <NameDialog
        open={adding !== null}
        title={adding?.below ? t('manage.category_add_below', { name: adding.below.name }) : t('manage.category_add')}
        label={t('manage.category_name')}
        mostLetters={MOST_CATEGORY_NAME}
        action={t('manage.category_add')}
        onSave={async (name) => choose(await acts.add(adding?.below ?? null, name))}
        onClose={() => setAdding(null)}
      />
    </ManagePage>
  )
}
