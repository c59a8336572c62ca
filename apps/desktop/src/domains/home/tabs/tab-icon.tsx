import { AppstoreOutlined, GlobalOutlined, HomeOutlined, MessageOutlined, UserOutlined } from '@ant-design/icons'
import type { TabDraft } from '@sands/contract/home/front.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { TabCode } from '@sands/rules/tabs'
import type { ScreenIcon } from '../../../kernel/screens.ts'

const ICONS: Readonly<Partial<Record<TabCode, ScreenIcon>>> = {
  home: HomeOutlined,
  message: MessageOutlined,
  mine: UserOutlined,
}

export type Pictures = ReadonlyMap<FileId, Picture>

interface TabIconProps {
  tab: TabDraft
  pictures: Pictures
  isChosen: boolean
}

/** The company's own icons when both are set, otherwise the built-in icon. */
export function TabIcon({ tab, pictures, isChosen }: TabIconProps) {
  const plain = tab.iconFileId && pictures.get(tab.iconFileId)
  const chosen = tab.selectedIconFileId && pictures.get(tab.selectedIconFileId)
  if (plain && chosen) return <img src={(isChosen ? chosen : plain).url} alt="" width={24} height={24} />
  const Icon = tab.code === null ? GlobalOutlined : (ICONS[tab.code] ?? AppstoreOutlined)
  return <Icon aria-hidden />
}
