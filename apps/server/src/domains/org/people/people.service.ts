import type { DepartmentId, FileId, PageOf, UserId } from '@sands/contract/kernel/schema'
import type { ManagedUser, ManagedUserDetail, UserFilter } from '@sands/contract/org/people.model'
import type { Right } from '@sands/contract/rights'
import { createCache } from '../../../kernel/cache.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { departmentRepo } from '../structure/department.repo.ts'
import { isWithin, remitOf } from './people.policy.ts'
import { presentPeople, presentPlace } from './people.present.ts'
import { peopleRepo } from './people.repo.ts'
import { type PeopleScope, peopleListRepo } from './people-list.repo.ts'
import { editRemits, notAbove } from './people-reach.service.ts'

export interface PeopleService {
  page(viewer: Viewer, filter: UserFilter & PageRequest): Promise<PageOf<ManagedUser>>
  get(viewer: Viewer, id: UserId): Promise<ManagedUserDetail>
}

type Scoped = Pick<Viewer, 'collegeId' | 'rights' | 'departments'>

/** The people who match the filter and are within the viewer's remit for the right. */
export async function peopleScope(
  db: Db,
  viewer: Scoped,
  { filter, right }: { filter: UserFilter; right: Right },
): Promise<PeopleScope> {
  const { departmentId, withChildren = true, keyword, postId, labelId, roleId, status, hasPassword } = filter
  const { collegeId } = viewer
  const remit = remitOf(viewer, right)
  const mine = remit === 'college' ? null : await departmentRepo.below(db, collegeId, remit)
  const asked =
    departmentId && (withChildren ? await departmentRepo.below(db, collegeId, [departmentId]) : [departmentId])
  const departmentIds: DepartmentId[] | null = asked ? asked.filter((id) => mine === null || mine.includes(id)) : mine
  return {
    collegeId,
    departmentIds,
    filter: {
      ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
      ...(postId ? { postId } : {}),
      ...(labelId ? { labelId } : {}),
      ...(roleId ? { roleId } : {}),
      ...(status ? { status } : {}),
      ...(hasPassword === undefined ? {} : { hasPassword }),
    },
  }
}

export function createPeopleService(kernel: Kernel, media: Pick<MediaService, 'url'>): PeopleService {
  const { database, broadcast, clock } = kernel
  const db = database.primary
  const avatarUrl = (fileId: FileId | null) => (fileId ? media.url(fileId, 'w375') : null)

  /** Cached, because counting a hundred thousand people takes a hundred times as long as reading twenty of them. */
  const totals = createCache({
    broadcast,
    clock,
    channel: 'people.changed',
    load: (key) => peopleListRepo.count(db, JSON.parse(key) as PeopleScope),
  })

  async function present(viewer: Viewer, userIds: readonly UserId[]): Promise<ManagedUser[]> {
    const { collegeId, language } = viewer
    if (userIds.length === 0) return []
    const [people, labels, roles] = await Promise.all([
      peopleListRepo.listed(db, collegeId, userIds),
      peopleListRepo.labels(db, collegeId, userIds),
      peopleListRepo.roles(db, collegeId, userIds),
    ])
    return presentPeople({ people, labels, roles, language, avatarUrl })
  }

  return {
    async page(viewer, { current, size, ...filter }) {
      const request: PageRequest = { ...(current ? { current } : {}), ...(size ? { size } : {}) }
      const window = pageWindow(request)
      const scope = await peopleScope(db, viewer, { filter, right: 'org.people.view' })
      const ids = await peopleListRepo.page(db, scope, window)
      // A page that is not full is the last one: the total is known without counting.
      const isLast = ids.length < window.size && (ids.length > 0 || window.offset === 0)
      const [records, total] = await Promise.all([
        present(viewer, ids),
        isLast ? window.offset + ids.length : totals.load(JSON.stringify(scope)),
      ])
      return pageOf(records, total, request)
    },

    async get(viewer, id) {
      const [person] = await present(viewer, [id])
      const places = await peopleRepo.places(db, [id])
      const here = places.find(({ collegeId }) => collegeId === viewer.collegeId)
      if (!person || !here || !isWithin(remitOf(viewer, 'org.people.view'), here.path)) throw fail('kernel.not_found')
      const remitIn = await editRemits(db, viewer)
      const isReachable = (await notAbove(db, viewer, [id])).has(id)
      return {
        ...person,
        places: places.map((place) =>
          presentPlace(place, isReachable && isWithin(remitIn(place.collegeId), place.path)),
        ),
        mayEdit: isReachable && isWithin(remitIn(viewer.collegeId), here.path),
      }
    },
  }
}
