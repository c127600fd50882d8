#!/bin/sh
# Run by the Postgres image on an empty volume, and by hand against any other server (runbook
# "first deploy"): one role and one schema for each service, which see nothing of each other's.
set -eu
refuse_example() {
  case "$1" in *change-me*)
    echo "$2: expected a value of your own instead of the example" >&2
    exit 78
    ;;
  esac
}
refuse_example "${POSTGRES_PASSWORD:-}" POSTGRES_PASSWORD
for name in auth billing images lenses; do
  variable=$(echo "${name}_DATABASE_PASSWORD" | tr '[:lower:]' '[:upper:]')
  eval "password=\${$variable:?}"
  refuse_example "$password" "$variable"
  psql --set ON_ERROR_STOP=1 --set role="$name" --set password="$password" \
    --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-likeness}" <<'SQL'
REVOKE ALL ON SCHEMA public FROM PUBLIC;
SELECT format('CREATE ROLE %I', :'role')
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'role') \gexec
ALTER ROLE :"role" WITH LOGIN PASSWORD :'password' NOINHERIT;
ALTER ROLE :"role" SET search_path = :"role";
GRANT :"role" TO CURRENT_USER;
CREATE SCHEMA IF NOT EXISTS :"role" AUTHORIZATION :"role";
REVOKE ALL ON SCHEMA :"role" FROM PUBLIC;
SQL
done
