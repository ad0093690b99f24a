// Made from tables/live/answers/routes.py: change that, and run `just wire`.

export const WRITTEN = /^\/api(\/games|\/games\/[\w-]+|\/games\/[\w-]+\/rules|\/games\/[\w-]+\/rulings)$/;
