import { PlusOutlined } from '@ant-design/icons'
import { BLOCK_CODES, type BlockCode, DECORATION_LIMITS } from '@sands/rules/decoration'
import { Button, Dropdown } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { BUTTON } from '../publish/page-difference.ts'
import { useEditor } from './editor-context.ts'
import styles from './modules.module.css'
import { newBlock } from './new-parts.ts'
import { addBlock, isFull } from './page-edit.ts'
import { PartPicture } from './part-picture.tsx'

/** Puts a new module behind the one that is open. */
export function AddModule() {
  const t = useT()
  const { page, chosen, edit, choose } = useEditor()
  const full = isFull(page)
  const add = (code: BlockCode) => {
    const block = newBlock(code)
    edit(addBlock(block, chosen === BUTTON ? undefined : chosen))
    choose(block.key)
    announce(t('home.edit_added', { name: t(`home.part_${code}`) }))
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        disabled={full}
        menu={{
          items: BLOCK_CODES.map((code) => ({
            key: code,
            label: (
              <span className={styles.offer}>
                <PartPicture part={code} />
                <span className={styles.words}>
                  <span className={styles.name}>{t(`home.part_${code}`)}</span>
                  <span className={styles.meta}>{t(`home.edit_about_${code}`)}</span>
                </span>
              </span>
            ),
            onClick: () => add(code),
          })),
        }}
      >
        <Button block icon={<PlusOutlined aria-hidden />} disabled={full}>
          {t('home.edit_add')}
        </Button>
      </Dropdown>
      {full && <p className={styles.meta}>{t('home.edit_full', { count: DECORATION_LIMITS.blocks })}</p>}
    </>
  )
}
