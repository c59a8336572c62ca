import { DeleteOutlined, FolderAddOutlined } from '@ant-design/icons'
import type { PageBlock, PageCategory } from '@sands/contract/home/decoration.model'
import { blockKind, DECORATION_LIMITS } from '@sands/rules/decoration'
import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { SortHandle } from '../../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../../kernel/ui/list/use-drag-sort.ts'
import { useEditor } from '../editor-context.ts'
import { isNameless } from '../faults.ts'
import { addCategory, hasAllCategories, moveCategory, removeCategory, renameCategory } from '../items/item-edit.ts'
import styles from '../items/items.module.css'

interface CategoryListProps {
  block: PageBlock
  heading: string
  /** Renders the content of a category. */
  children: (category: PageCategory, place: number) => ReactNode
}

/** The content of a module. Several categories have names and an order; a single one has neither. */
export function CategoryList({ block, heading, children }: CategoryListProps) {
  const t = useT()
  const { edit } = useEditor()
  const { categories } = block
  const several = categories.length > 1
  const sort = useDragSort({ count: categories.length, onMove: (from, to) => edit(moveCategory(block.key, from, to)) })
  return (
    <div className={styles.categories}>
      <h3 className={styles.heading}>{heading}</h3>
      <ol className={styles.categoryList}>
        {categories.map((category, index) => (
          <li key={category.key} className={several ? styles.category : undefined} {...sort.row(index)}>
            {several && (
              <div className={styles.categoryHead}>
                <SortHandle low {...sort.handle(index, nameOf(category, index, t))} />
                <CategoryHead block={block} category={category} place={index + 1} />
              </div>
            )}
            {children(category, index + 1)}
          </li>
        ))}
      </ol>
      {blockKind(block.code).categories && (
        <>
          <Button
            icon={<FolderAddOutlined aria-hidden />}
            disabled={hasAllCategories(block)}
            onClick={() => edit(addCategory(block.key, (place) => t('home.edit_category_default', { place })))}
          >
            {several ? t('home.edit_category_add') : t('home.edit_category_begin')}
          </Button>
          {!several && <p className={styles.meta}>{t('home.edit_category_hint')}</p>}
        </>
      )}
    </div>
  )
}

const nameOf = ({ name }: PageCategory, index: number, t: ReturnType<typeof useT>): string =>
  name.trim() || t('home.fault_category', { place: index + 1 })

interface CategoryHeadProps {
  block: PageBlock
  category: PageCategory
  place: number
}

function CategoryHead({ block, category, place }: CategoryHeadProps) {
  const t = useT()
  const confirm = useConfirm()
  const { faults, edit, remove } = useEditor()
  const path = { block: block.key, category: category.key }
  const name = nameOf(category, place - 1, t)
  const count = category.items.length
  const ask = () => {
    if (count === 0) return remove(removeCategory(path), name)
    confirm({
      title: t('home.edit_category_remove_ask', { name }),
      text: t('home.edit_category_remove_text', { count }),
      action: t('home.edit_remove'),
      danger: true,
      run: async () => remove(removeCategory(path), name),
    })
  }
  return (
    <>
      <div className={styles.categoryName}>
        <Field
          label={t('home.edit_category_name', { place })}
          fault={isNameless(faults, category.key) ? t('home.fault_no_category_name') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              value={category.name}
              maxLength={DECORATION_LIMITS.categoryName}
              onChange={({ target }) => edit(renameCategory(path, target.value), `${category.key} name`)}
            />
          )}
        </Field>
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('home.edit_act', { act: t('home.edit_remove'), name })}
        title={t('home.edit_remove')}
        onClick={ask}
      />
    </>
  )
}
