import { PlusOutlined } from '@ant-design/icons'
import { BLOCK_CODES, DECORATION_LIMITS } from '@sands/rules/decoration'
import { Button, Dropdown } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { useEditor } from '../editor-context.ts'
import { isFull } from '../page-edit.ts'
import { ModuleChoices } from './module-choices.tsx'
import styles from './modules.module.css'
import { useAddModule } from './use-add-module.ts'

/** Offers all kinds of modules. */
export function AddModule() {
  const t = useT()
  const { page } = useEditor()
  const add = useAddModule()
  const full = isFull(page)
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        disabled={full}
        menu={{
          items: BLOCK_CODES.map((code) => ({
            key: code,
            label: <ModuleChoices code={code} />,
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
