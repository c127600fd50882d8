#!/usr/bin/env bash
# Builds, pushes, scans and signs the images of every process, for several architectures:
#   REGISTRY=registry.example.org/team VERSION=0.3.0 infra/docker/release.sh [process…]
# README.md beside this file names the tools and settings.
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${REGISTRY:?}" "${VERSION:?}"
REVISION=$(git rev-parse --short HEAD)
export VERSION REVISION
platforms=${PLATFORMS:-linux/amd64,linux/arm64}
key=(${COSIGN_KEY:+--key "$COSIGN_KEY"})
reports=${REPORTS:-$(mktemp -d)}
mkdir -p "$reports"
[ $# -gt 0 ] || set -- auth billing gateway images lenses worker

if [ "${ENGINE:-docker}" = podman ]; then
  # Podman builds for the architecture of its machine: set PLATFORMS to it.
  podman-compose --parallel 1 build "$@"
  for process; do
    podman push "likeness-$process:$VERSION" "docker://$REGISTRY/likeness-$process:$VERSION"
  done
else
  targets=(--set "*.platform=$platforms")
  for process; do
    targets+=(--set "$process.tags=$REGISTRY/likeness-$process:$VERSION")
  done
  docker buildx bake --file docker-compose.yml "${targets[@]}" --push "$@"
fi

# Only images that pass the scan get a signature.
for process; do
  image=$REGISTRY/likeness-$process
  image=$image@$(skopeo inspect --no-tags --format '{{.Digest}}' "docker://$image:$VERSION")
  for platform in ${platforms//,/ }; do
    sbom=$reports/$process-${platform//\//-}.cdx.json
    syft scan --from registry --platform "$platform" --output "cyclonedx-json=$sbom" "$image"
    grype --fail-on high --only-fixed "sbom:$sbom"
    cosign attest --yes "${key[@]}" --type cyclonedx --predicate "$sbom" "$image"
  done
  cosign sign --yes --recursive "${key[@]}" "$image"
done
echo "Signed. Bills of materials: $reports"
