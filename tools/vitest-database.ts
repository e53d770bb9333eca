import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { migrate } from '@shop/api/database/migrate'
import type {} from '@shop/api/testing/provided-context'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, startTestServer } from './test-database.ts'

/** One server for the whole run and one migrated template, which each test file copies for itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const templateUrl = await createDatabase(server.adminUrl)
  await migrate(templateUrl)
  await prepareJobTables(templateUrl)
  project.provide('database', { adminUrl: server.adminUrl, template: new URL(templateUrl).pathname.slice(1) })
  return async () => {
    await dropDatabase(server.adminUrl, templateUrl)
    await server.stop()
  }
}
