# Installs what ContainerKit needs, tests it and films the demo, in one command, from the package's folder:
#
#   docker build --output film .        # then open film/index.html
#
# It needs BuildKit, which is Docker's default. Scripts/lib/dockerfile-steps runs the same steps without a container engine.
FROM swift:6.2-bookworm AS build
WORKDIR /ContainerKit
RUN apt-get update && apt-get install --yes --no-install-recommends \
    git libcairo2-dev libpango1.0-dev libfontconfig-dev libpng-dev libturbojpeg0-dev libisal-dev libsdl2-dev \
    pkg-config fonts-inter fonts-noto-cjk fonts-dejavu-core
COPY . .
RUN Scripts/test
RUN Scripts/demo --film film --scene all

FROM scratch
COPY --from=build /ContainerKit/film /
