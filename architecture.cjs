/** Who may import whom. `npm run check` fails on any other import. */
function module_(name, from, to, more = {}) {
  return { name, severity: 'error', from: { path: from }, to: { path: to, ...more } }
}

module.exports = {
  forbidden: [
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|\\.\\./\\+types/)|\\?url$' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    module_('domain-knows-nobody', '^packages/domain/src', '^(packages/(?!domain)|apps|demo|tools)'),
    module_('domain-is-pure', '^packages/domain/src(?!.*\\.test\\.)', '', { dependencyTypes: ['core', 'npm', 'npm-dev'] }),
    module_('contract-knows-only-the-domain', '^packages/contract/src', '^(packages/(?!domain|contract)|apps|demo|tools)'),
    module_('texts-know-only-the-domain', '^packages/texts/src', '^(packages/(?!domain|texts)|apps|demo|tools)'),
    module_('ui-knows-what-pages-know', '^packages/ui/src', '^(packages/(?!domain|contract|texts|ui)|apps|demo|tools)'),
    module_(
      'sandbox-knows-only-domain-and-texts',
      '^packages/payment-sandbox/src',
      '^(packages/(?!domain|texts|payment-sandbox)|apps|demo|tools)',
    ),
    module_('web-does-not-reach-the-sandbox', '^apps/web', '^packages/payment-sandbox'),
    module_('packages-never-import-apps', '^packages', '^(apps|demo)'),
    module_('web-does-not-reach-the-api', '^apps/web', '^(apps/(?!web)|demo|packages/(settings|embedded-postgres|base-data))'),
    module_('admin-knows-only-what-pages-may', '^apps/admin', '^(apps/(?!admin)|demo|tools|packages/(?!domain|contract|texts|ui))'),
    module_('api-does-not-reach-other-apps', '^apps/api/src', '^(apps/(?!api)|demo|packages/(ui|base-data))'),
    module_('base-data-knows-only-the-domain', '^packages/base-data/src', '^(packages/(?!domain|base-data)|apps|demo|tools)'),
    module_('demo-knows-only-domain-and-base-data', '^demo/src', '^(apps|packages/(?!domain|base-data))'),
    module_('adapters-are-chosen-in-one-place', '^apps/api/src/(modules|http|ports|database)', '^apps/api/src/adapters'),
    // Pictures are unfolded in a process of their own: what this one loads shares its threads with everything it answers.
    module_(
      'only-the-image-worker-draws',
      '^(apps|packages|demo|tools)/(?!api/src/(adapters/image-worker/inside|testing)/)(?!.*\\.test\\.)',
      '^node_modules/sharp/',
    ),
    module_(
      'no-imports-of-the-image-worker',
      '^(apps|packages|demo|tools|bench)/(?!api/src/adapters/image-worker/inside/)',
      '^apps/api/src/adapters/image-worker/inside/',
    ),
    module_('queries-know-only-the-database', '\\.queries\\.ts$', '^apps/api/src/(http|ports|adapters)'),
    module_('sql-only-in-queries', '^apps/api/src/modules/(?!.*\\.(queries|test)\\.ts$)', '^(node_modules/)?kysely'),
    module_('http-only-in-routes', '^apps/api/src/modules/(?!.*\\.(routes?|test)\\.ts$)', '^apps/api/src/http/'),
    module_('ports-know-no-module', '^apps/api/src/ports', '^apps/api/src/(modules|http|adapters)'),
    {
      name: 'modules-meet-at-their-public-file',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/([^/]+)/', pathNot: ['^apps/api/src/modules/$1/', '\\.public\\.ts$', '\\.test\\.ts$'] },
    },
    module_(
      'kit-knows-no-business',
      '^apps/(web|admin)/app/(kit|browser|calls)/',
      '^apps/(web|admin)/app/(common|features|routes|layout)/',
    ),
    module_('common-knows-no-feature', '^apps/(web|admin)/app/common/', '^apps/(web|admin)/app/(features|routes|layout)/'),
    module_('features-know-no-page', '^apps/(web|admin)/app/features/', '^apps/(web|admin)/app/(routes|layout)/'),
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^apps/(web|admin)/app/features/([^/]+)/' },
      to: { path: '^apps/(web|admin)/app/features/', pathNot: '^apps/$1/app/features/$2/' },
    },
    module_('only-tests-use-testing', '^apps/api/src/(?!.*\\.test\\.|testing/)', '^apps/api/src/testing'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)build/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
