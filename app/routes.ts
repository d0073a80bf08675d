import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/marketing/home.tsx')] satisfies RouteConfig
