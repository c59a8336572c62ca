import type { TabItem } from '@sands/contract/home/home.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { OrgService } from '../org/index.ts'
import { presentTab } from './home.present.ts'
import { tabsRepo } from './tabs.repo.ts'

export interface HomeService {
  tabs(viewer: Viewer, choice: CollegeId | '-1'): Promise<TabItem[]>
}

export const createHomeService = ({ database }: Kernel, org: OrgService): HomeService => ({
  async tabs(viewer, choice) {
    const collegeId = await org.resolveCollege(viewer, choice)
    return (await tabsRepo.visible(database.primary, viewer, collegeId)).map(presentTab)
  },
})
