/* The device work of the sample model: names as CUDA libraries and PyTorch spell them,
 * launch configuration, and the time that it takes on the imagined device. */
#ifndef TRACEDIFF_TESTS_GENERATE_KERNELS_H
#define TRACEDIFF_TESTS_GENERATE_KERNELS_H

#include <stdint.h>

enum launcher { LAUNCH_KERNEL, LAUNCH_KERNEL_EXC, LAUNCH_DRIVER };

struct kernel {
    const char *name;
    enum launcher launcher;
    uint32_t registers, shared_memory;
    uint32_t grid[3], block[3];
    uint32_t occupancy; /* % */
    int64_t duration;   /* ns, mean */
};

enum kernel_id {
    KERNEL_INDEX_SELECT,
    KERNEL_ADD,
    KERNEL_ADD_BIAS,
    KERNEL_GELU,
    KERNEL_FUSED_ADD_GELU,
    KERNEL_DROPOUT,
    KERNEL_LAYER_NORM,
    KERNEL_FLASH_FORWARD,
    KERNEL_GEMM_QKV,
    KERNEL_GEMM_PROJ,
    KERNEL_GEMM_FC1,
    KERNEL_GEMM_FC2,
    KERNEL_GEMM_FC2_SMALL_TILE,
    KERNEL_GEMM_HEAD,
    KERNEL_LOG_SOFTMAX,
    KERNEL_NLL,
    KERNEL_FILL_ONE,
    KERNEL_NLL_BACKWARD,
    KERNEL_LOG_SOFTMAX_BACKWARD,
    KERNEL_GEMM_HEAD_DGRAD,
    KERNEL_GEMM_HEAD_WGRAD,
    KERNEL_GEMM_QKV_DGRAD,
    KERNEL_GEMM_QKV_WGRAD,
    KERNEL_GEMM_PROJ_DGRAD,
    KERNEL_GEMM_PROJ_WGRAD,
    KERNEL_GEMM_FC1_DGRAD,
    KERNEL_GEMM_FC1_WGRAD,
    KERNEL_GEMM_FC2_DGRAD,
    KERNEL_GEMM_FC2_WGRAD,
    KERNEL_BIAS_SUM_SMALL,
    KERNEL_BIAS_SUM_LARGE,
    KERNEL_LAYER_NORM_INPUT_GRAD,
    KERNEL_LAYER_NORM_WEIGHT_GRAD,
    KERNEL_FLASH_DOT_DO_O,
    KERNEL_FLASH_BACKWARD,
    KERNEL_FLASH_CONVERT_DQ,
    KERNEL_CAT,
    KERNEL_GELU_BACKWARD,
    KERNEL_FUSED_GELU_BACKWARD,
    KERNEL_DROPOUT_BACKWARD,
    KERNEL_EMBEDDING_BACKWARD,
    KERNEL_GRAD_SCALE_SMALL,
    KERNEL_GRAD_SCALE,
    KERNEL_GRAD_SCALE_LARGE,
    KERNEL_NORM,
    KERNEL_NORM_FINISH,
    KERNEL_CLIP,
    KERNEL_ADAMW,
    KERNEL_ALL_REDUCE,
    KERNEL_COUNT
};

extern const struct kernel kernels[KERNEL_COUNT];

/* The time of a kernel that takes `duration` as a rule, ns. Kernels that depend on the
 * data come in clusters: with some data, those of a cluster all take longer. `data` 0:
 * none depends on it. */
int64_t kernel_time(const char *name, uint64_t data, int64_t duration);

#endif
